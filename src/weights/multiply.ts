/** What `multiply.wat` makes, put together by `npx wabt@1.0.36 wat2wasm`: some 550 bytes. */
const BYTES =
  'AGFzbQEAAAABDwJgBn9/f39/fwBgAXsBfwMDAgABBQMBAAEHFQIGbWVtb3J5AgAIbXVsdGlwbHkAAArpAwLMAwILfwd7IARBAXQhCSAFQQJ0IRBBACEHA0BBACEGA0AgACAGIAlsaiELIAsgCWohDCAMIAlqIQ0gDSAJaiEOIAEhCv0MAAAAAAAAAAAAAAAAAAAAACEU/QwAAAAAAAAAAAAAAAAAAAAAIRX9DAAAAAAAAAAAAAAAAAAAAAAhFv0MAAAAAAAAAAAAAAAAAAAAACEXIAQhCANAIAr9AAQAIREgEf2HASESIBH9iAEhEyAUIBIgC/0ABAD9ugEgEyAL/QAEEP26Af2uAf2uASEUIBUgEiAM/QAEAP26ASATIAz9AAQQ/boB/a4B/a4BIRUgFiASIA39AAQA/boBIBMgDf0ABBD9ugH9rgH9rgEhFiAXIBIgDv0ABAD9ugEgEyAO/QAEEP26Af2uAf2uASEXIApBEGohCiALQSBqIQsgDEEgaiEMIA1BIGohDSAOQSBqIQ4gCEEQayEIIAgNAAsgAiAGIBBsIAdBAnRqaiEPIA8gFBABNgIAIA8gEGohDyAPIBUQATYCACAPIBBqIQ8gDyAWEAE2AgAgDyAQaiEPIA8gFxABNgIAIAZBBGohBiAGIANJDQALIAEgBGohASAHQQFqIQcgByAFSQ0ACwsZACAA/RsAIAD9GwFqIAD9GwIgAP0bA2pqCw=='

/** So many numbers at once: an inner length is a multiple of it. */
export const AT_ONCE = 16
/** So many rows share what is loaded: their number is a multiple of it. */
export const ROWS_AT_ONCE = 4

interface Multiplier {
  /** Its whole memory; offsets are in bytes from its beginning. */
  memory: ArrayBuffer
  /**
   * Multiplies whole numbers: `out[row][column]` becomes the sum of `x[row][k] × weights[column][k]`.
   * @param x offset of 16 bits each
   * @param weights offset of 8 bits each
   * @param out offset of 32 bits each
   * @param rows a multiple of `ROWS_AT_ONCE`
   * @param inner how long a row is, a multiple of `AT_ONCE`
   */
  multiply(x: number, weights: number, out: number, rows: number, inner: number, columns: number): void
}

/** As much of it as is needed: the types of Node leave it to those of a page. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (
    module: object,
  ) => {
    exports: {
      memory: { buffer: ArrayBuffer; grow(pages: number): number }
      multiply: Multiplier['multiply']
    }
  }
}

/** Makes one with a memory of at least so many bytes. */
export function makeMultiplier(bytes: number): Multiplier {
  const module = new WebAssembly.Module(Buffer.from(BYTES, 'base64'))
  const { memory, multiply } = new WebAssembly.Instance(module).exports
  memory.grow(Math.ceil(bytes / PAGE))
  return { memory: memory.buffer, multiply }
}

/** Bytes of a page of WebAssembly's memory. */
const PAGE = 65_536
