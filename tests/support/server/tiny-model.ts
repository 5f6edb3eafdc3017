import { BOOL, F32, ggufFile, I32, LIST, numbers, TEXT, U32, type Value } from './gguf-file.ts'

const TEMPLATE =
  "{% for m in messages %}{{'<|im_start|>' + m['role'] + '\n' + m['content'] + '<|im_end|>' + '\n'}}{% endfor %}" +
  "{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"

/** Marks of a chat, all bytes, and single characters: the least that a model of words can be made of. */
function vocabulary() {
  const marks = ['<unk>', '<s>', '</s>', '<|im_start|>', '<|im_end|>']
  const bytes = Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  )
  const characters = ['\u2581', ...Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))]
  return {
    tokens: [...marks, ...bytes, ...characters],
    kinds: [2, 3, 3, 3, 3, ...bytes.map(() => 6), ...characters.map(() => 1)],
    scores: [...marks, ...bytes].map(() => 0).concat(characters.map((_, at) => -1 - at)),
  }
}

/**
 * A real model file of 140 kB with random weights: it writes nonsense, by the same engine and under the same grammars as
 * one that has learnt something.
 * @param isBroken all of its weights are no numbers
 * @param wide and its layers: how much it has to reckon for each token; a multiple of 16
 * @param isBrief it likes to end texts and lists, which by chance alone go on for long under a grammar
 */
export function tinyModel({
  seed = 1,
  isBroken = false,
  isBrief = false,
  wide = 32,
  layers = 1,
}: {
  seed?: number
  isBroken?: boolean
  isBrief?: boolean
  wide?: number
  layers?: number
} = {}): Buffer {
  const inner = 2 * wide
  const { tokens, kinds, scores } = vocabulary()
  const normal = numbers(seed)
  const ones = new Float32Array(wide).fill(1)
  const weights = (rows: number, columns: number, size = 1 / Math.sqrt(rows)) =>
    [
      [rows, columns],
      isBroken ? new Float32Array(rows * columns).fill(Number.NaN) : normal(rows * columns, size),
    ] as const
  const tensors: [string, readonly number[], Float32Array][] = [
    ['token_embd.weight', ...weights(wide, tokens.length, 1)],
    ...Array.from({ length: layers }, (_, at) => `blk.${at}`).flatMap(
      (layer): [string, readonly number[], Float32Array][] => [
        [`${layer}.attn_norm.weight`, [wide], ones],
        [`${layer}.attn_q.weight`, ...weights(wide, wide)],
        [`${layer}.attn_k.weight`, ...weights(wide, wide)],
        [`${layer}.attn_v.weight`, ...weights(wide, wide)],
        [`${layer}.attn_output.weight`, ...weights(wide, wide)],
        [`${layer}.ffn_norm.weight`, [wide], ones],
        [`${layer}.ffn_gate.weight`, ...weights(wide, inner)],
        [`${layer}.ffn_up.weight`, ...weights(wide, inner)],
        [`${layer}.ffn_down.weight`, ...weights(inner, wide)],
      ],
    ),
    ['output_norm.weight', [wide], ones],
    ['output.weight', ...weights(wide, tokens.length)],
  ]
  if (isBrief) {
    // The same strong direction in every token, which leads to these.
    const [, , embedding] = tensors[0] ?? []
    const [, , output] = tensors.at(-1) ?? []
    for (let at = 0; embedding && at < embedding.length; at += wide) embedding[at] = 8
    for (let at = 0; output && at < output.length; at += wide) output[at] = 0
    for (const end of ['"', ']']) if (output) output[tokens.indexOf(end) * wide] = 1
  }
  const about: [string, number, Value][] = [
    ['general.architecture', TEXT, 'llama'],
    ['general.name', TEXT, `tiny-random-${seed}`],
    ['general.alignment', U32, 32],
    ['general.file_type', U32, 0],
    ['llama.context_length', U32, 8192],
    ['llama.embedding_length', U32, wide],
    ['llama.block_count', U32, layers],
    ['llama.feed_forward_length', U32, inner],
    ['llama.attention.head_count', U32, wide / 16],
    ['llama.attention.head_count_kv', U32, wide / 16],
    ['llama.attention.layer_norm_rms_epsilon', F32, 1e-5],
    ['llama.rope.dimension_count', U32, 16],
    ['llama.vocab_size', U32, tokens.length],
    ['tokenizer.ggml.model', TEXT, 'llama'],
    ['tokenizer.ggml.tokens', LIST, { of: TEXT, values: tokens }],
    ['tokenizer.ggml.scores', LIST, { of: F32, values: scores }],
    ['tokenizer.ggml.token_type', LIST, { of: I32, values: kinds }],
    ['tokenizer.ggml.bos_token_id', U32, 1],
    ['tokenizer.ggml.eos_token_id', U32, 4],
    ['tokenizer.ggml.unknown_token_id', U32, 0],
    ['tokenizer.ggml.add_bos_token', BOOL, true],
    ['tokenizer.chat_template', TEXT, TEMPLATE],
  ]
  return ggufFile(about, tensors)
}
