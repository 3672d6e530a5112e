// Builds the client into the Python package, which serves it. Nothing built is committed.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig } from "vite";

const OUT = "../src/patroon/server/web";
const WORDS = "../src/patroon/words";

// Messages that only the command line says; the rest is for the browser too.
const ELSEWHERE = /^(help|cli|lab|ask|play|board|file|advice|stats|serve|keep|plain)-/;

// Messages for those who want to learn: fetched with the rules, the lessons or the exercises.
const LEARNING = /^(rules|glossary|lesson|practice)-/;

/** The languages that have a file, English first. */
function languages() {
  const found = readdirSync(WORDS).flatMap((name) => (name.endsWith(".ftl") ? [name.slice(0, -4)] : []));
  return ["en", ...found.filter((language) => language !== "en").sort()];
}

/**
 * `virtual:words/de`: the Fluent source of a language, without what only the command line says;
 * `virtual:words/de/learning`: what is said to those who learn the game;
 * `virtual:languages`: what each language calls itself, and its two parts.
 */
function words() {
  const prefix = "virtual:words/";
  const entries = (file) => readFileSync(file, "utf8").split(/\n(?=[^\s}])/);
  const named = (file) => /^language-name = (.*)$/m.exec(readFileSync(file, "utf8"))[1];
  const source = (language) => join(process.cwd(), WORDS, `${language}.ftl`);
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(prefix) || id === "virtual:languages" ? `\0${id}` : null),
    load(id) {
      if (id === "\0virtual:languages") {
        const each = languages().map((language) => {
          const parts = ["", "/learning"].map((part) => `() => import("${prefix}${language}${part}")`);
          return `${language}: { name: ${JSON.stringify(named(source(language)))}, parts: [${parts}] }`;
        });
        return `export default { ${each.join(", ")} }`;
      }
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [language, part] = id.slice(prefix.length + 1).split("/");
      this.addWatchFile(source(language));
      const kept = entries(source(language)).filter((entry) => /^[a-z]/.test(entry) && !ELSEWHERE.test(entry) && LEARNING.test(entry) === (part === "learning"));
      return `export default ${JSON.stringify(kept.join("\n"))}`;
    },
  };
}

/** Beside each text file its compressed forms, so that the server need not compress. */
function compressed() {
  let folder = OUT;
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || !/\.(js|css|html|svg)$/.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), compressed()],
  build: { outDir: OUT, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8620", ws: true } } },
});
