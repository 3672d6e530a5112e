// Says messages as the browser does: [source, language, [[key, values] …]] in, the texts out.
import { FluentBundle, FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";

let given = "";
for await (const piece of process.stdin) given += piece;
const [source, language, wanted] = JSON.parse(given);
const bundle = new FluentBundle(language, { useIsolating: false });
const wrong = bundle.addResource(new FluentResource(source)).map(String);
const said = wanted.map(([key, values]) => bundle.formatPattern(bundle.getMessage(key).value, values, wrong));
process.stdout.write(JSON.stringify({ said, wrong: wrong.map(String) }));
