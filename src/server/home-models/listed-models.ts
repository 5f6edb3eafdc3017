/** A file that Stepwise downloads, as it was looked up. */
export interface ListedFile {
  /** A revision that never changes, so that its checksum doesn't either. */
  address: string
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

/** A model with all that it is made of. */
export interface ListedModel extends ListedFile {
  id: string
  name: string
  words: string
  /** The file by which it sees pictures, of the same licence. */
  eyes?: ListedFile
  licence: string
  /** What a computer should have for it, in bytes. */
  memory: number
}

const GIB = 1_073_741_824
const HUB = 'https://huggingface.co'

/**
 * The models of the home AI, the most able first. Address, size and checksum are those under which several independent
 * public programs list the same file (as of November 2026); whatever comes is held to them. The eyes of the two by Google
 * are those that llama.cpp's own makers have made of them. None of the three has been run in Stepwise yet; see README.md.
 */
export const LISTED: readonly ListedModel[] = [
  {
    id: 'gemma-4-e4b',
    name: 'Gemma 4 E4B',
    words: 'By Google. The most able of the three, for a computer with much memory.',
    address: `${HUB}/google/gemma-4-E4B-it-qat-q4_0-gguf/resolve/4b4a2c1d584be7264f87aac328a1bc739ce81b6c/gemma-4-E4B_q4_0-it.gguf`,
    bytes: 5_154_941_280,
    sha256: '676c35070db6dbe52f93e9c864ee0fba4eddea94b9c875d9cb10daff453fbaee',
    eyes: {
      address: `${HUB}/ggml-org/gemma-4-E4B-it-GGUF/resolve/b8093469224f83f5c38f691eb906c380e9e63114/mmproj-gemma-4-E4B-it-Q8_0.gguf`,
      bytes: 559_874_816,
      sha256: '197f49a93027f9843772bd24a6a9e0be2a32a788de5a3def330e9c585d86edd1',
    },
    licence: 'Apache-2.0',
    memory: 16 * GIB,
  },
  {
    id: 'gemma-4-e2b',
    name: 'Gemma 4 E2B',
    words: 'By Google. The quickest of the three.',
    address: `${HUB}/google/gemma-4-E2B-it-qat-q4_0-gguf/resolve/675cff42a74c774d6cb76f76d8eacb49b48c9b93/gemma-4-E2B_q4_0-it.gguf`,
    bytes: 3_349_516_256,
    sha256: 'fa401b55b07ee70a54c6dae3903c783a6e65064312529ea57175cb5f8dec6634',
    eyes: {
      address: `${HUB}/ggml-org/gemma-4-E2B-it-GGUF/resolve/b4243c156154b6dca9324415f8c7ccc098b4aed1/mmproj-gemma-4-E2B-it-Q8_0.gguf`,
      bytes: 557_368_064,
      sha256: '9406f99c16d68cda4f1f0552192dcc99021ea1fc6d2fd50b1dc3ccf30d04b292',
    },
    licence: 'Apache-2.0',
    memory: 8 * GIB,
  },
  {
    id: 'qwen-3.5-4b',
    name: 'Qwen 3.5 4B',
    words:
      'By Alibaba, made smaller by Unsloth. The smallest to download and good at reading pages, but slower.',
    address: `${HUB}/unsloth/Qwen3.5-4B-GGUF/resolve/e87f176479d0855a907a41277aca2f8ee7a09523/Qwen3.5-4B-Q4_K_M.gguf`,
    bytes: 2_740_937_888,
    sha256: '00fe7986ff5f6b463e62455821146049db6f9313603938a70800d1fb69ef11a4',
    eyes: {
      address: `${HUB}/unsloth/Qwen3.5-4B-GGUF/resolve/e87f176479d0855a907a41277aca2f8ee7a09523/mmproj-F16.gguf`,
      bytes: 672_423_616,
      sha256: 'cd88edcf8d031894960bb0c9c5b9b7e1fea6ebee02b9f7ce925a00d12891f864',
    },
    licence: 'Apache-2.0',
    memory: 8 * GIB,
  },
]

/** All that a model's download brings, in bytes. */
export const bytesOf = ({ bytes, eyes }: ListedModel): number => bytes + (eyes?.bytes ?? 0)
