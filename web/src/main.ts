// The client starts here: the icons go into the page once, the language is loaded, then the app is shown.
import { mount } from "svelte";
import App from "./App.svelte";
import sprite from "./icons.svg?raw";
import { settings } from "./state/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { speak } from "./words/words.svelte";

document.body.insertAdjacentHTML("afterbegin", sprite);
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
