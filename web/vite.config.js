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

/** `virtual:words/de`: the Fluent source of a language, without what only the command line says. */
function words() {
  const prefix = "virtual:words/";
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const language = id.slice(prefix.length + 1);
      const file = join(process.cwd(), WORDS, `${language}.ftl`);
      this.addWatchFile(file);
      const entries = readFileSync(file, "utf8").split(/\n(?=[^\s}])/);
      const kept = entries.filter((entry) => /^[a-z]/.test(entry) && !ELSEWHERE.test(entry));
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
