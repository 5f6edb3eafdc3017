import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { REWORDER } from '../src/maths/reworded/reworder-files.ts'
import { READING } from '../src/server/ai/providers/builtin/read/reading-files.ts'
import { ENCODER } from '../src/server/safety/encoder/encoder-files.ts'
import { BUILT_FOLDER, builtName, sourceOf } from '../src/weights/carried-files.ts'

/** What each file of a package must hold, by SHA-256: nobody reads weights over, and a changed one would read other words. */
const CHECKSUMS: Readonly<Record<string, string>> = {
  'ch_PP-OCRv4_det_infer.onnx': '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  'ch_PP-OCRv4_rec_infer.onnx': '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  'ppocr_keys_v1.txt': '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  'read-sums.onnx': '38de978afb9bdc1840e79819ffb4025a857199b6e8c0a1cfa6a15447a0a99933',
  'ort-wasm-simd-threaded.wasm': '3398c10d07d229bd91b364548e130e0e51a8e5704b88c7c083ebbeb78842dee2',
  'mozjpeg_dec.wasm': 'a7c4b12169817e779ff4af137981393ae924944e167ad1bd95747c9199162d3e',
  'webp_dec.wasm': '30fb52fa2a80166d25ba7debf902218904ba1f05ccce9f959f722beff9e2f344',
  'encoder.bin': 'b28ab90de99d44aa3bae9ec90a18bc15b60a54cb51ef2a404aa2a235f0c5807c',
  'encoder.json': '7fe6eba5d66f6aff45a99097b6e11362d2a7f8ae6faf4529096e16a334ee4571',
  'reworder.json': '88242a22c1c3eac165c3c8fbbb318258cc0f3f4344150e46363020a08789d715',
  'reworder.bin': '13a74a318b5d54a3ded7cd46b04d0b300b7072ae50456e4d2645b811c10ac579',
}

/** All files that come with the app, by their names. @throws where one is not the file that it was tried with */
export function carried(): Map<string, Buffer> {
  const sources = [READING, ENCODER, REWORDER].flatMap(each => Object.values(each))
  // What runs several is carried once.
  const entries = new Map(sources.map(([entry, path]) => [path, entry] as const))
  return new Map(
    [...entries].map(([path, entry]) => {
      const [name, source] = [builtName(path), readFileSync(sourceOf(entry, path))]
      const checksum = createHash('sha256').update(source).digest('hex')
      if (checksum !== CHECKSUMS[name])
        throw new Error(`${path} is not the file that Stepwise was tried with: its checksum is ${checksum}.`)
      return [name, source]
    }),
  )
}

/** Puts the models that read pictures, hear messages and say questions in a book's words, and what runs them, beside the built code; nothing is fetched at run time. */
export function copyCarriedFiles(): Plugin {
  return {
    name: 'copy-carried-files',
    apply: 'build',
    generateBundle() {
      for (const [name, source] of carried())
        this.emitFile({ type: 'asset', fileName: `${BUILT_FOLDER}/${name}`, source })
    },
  }
}
