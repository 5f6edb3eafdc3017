/** A model that Stepwise downloads, as it was looked up. */
export interface ListedModel {
  id: string
  name: string
  words: string
  /** A revision that never changes, so that its checksum doesn't either. */
  address: string
  bytes: number
  /** In hexadecimal. */
  sha256: string
  licence: string
  /** What a computer should have for it, in bytes. */
  memory: number
}

const GIB = 1_073_741_824
const HUB = 'https://huggingface.co'

/**
 * The models of the home AI, the most able first. Address, size and checksum are those under which several independent
 * public programs list the same file (as of November 2026); whatever comes is held to them. None of the three has been run
 * in Stepwise yet; see README.md. They see pictures only with a second file, which Stepwise doesn't use.
 */
export const LISTED: readonly ListedModel[] = [
  {
    id: 'gemma-4-e4b',
    name: 'Gemma 4 E4B',
    words: 'By Google. The most able of the three, for a computer with much memory.',
    address: `${HUB}/google/gemma-4-E4B-it-qat-q4_0-gguf/resolve/4b4a2c1d584be7264f87aac328a1bc739ce81b6c/gemma-4-E4B_q4_0-it.gguf`,
    bytes: 5_154_941_280,
    sha256: '676c35070db6dbe52f93e9c864ee0fba4eddea94b9c875d9cb10daff453fbaee',
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
    licence: 'Apache-2.0',
    memory: 8 * GIB,
  },
  {
    id: 'qwen-3.5-4b',
    name: 'Qwen 3.5 4B',
    words: 'By Alibaba, made smaller by Unsloth. The smallest to download, and slower.',
    address: `${HUB}/unsloth/Qwen3.5-4B-GGUF/resolve/e87f176479d0855a907a41277aca2f8ee7a09523/Qwen3.5-4B-Q4_K_M.gguf`,
    bytes: 2_740_937_888,
    sha256: '00fe7986ff5f6b463e62455821146049db6f9313603938a70800d1fb69ef11a4',
    licence: 'Apache-2.0',
    memory: 8 * GIB,
  },
]
