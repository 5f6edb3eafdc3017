import { BOOL, F32, ggufFile, LIST, numbers, TEXT, U32, type Value } from './gguf-file.ts'

/** As wide as the tiny model, into whose words it turns what it sees. */
const WIDE = 32
const INNER = 64
/** Pixels of the square that becomes one word, and of the patches that it is cut into. */
const SQUARE = 56
const PATCH = 14

/** A real file of eyes for `tinyModel`, with random weights: it sees nothing in particular, by the same engine. */
export function tinyEyes({ seed = 2 } = {}): Buffer {
  const normal = numbers(seed)
  const plain = 1 / Math.sqrt(WIDE)
  const ones = () => new Float32Array(WIDE).fill(1)
  const zeros = (count = WIDE) => new Float32Array(count)
  const about: [string, number, Value][] = [
    ['general.architecture', TEXT, 'clip'],
    ['general.name', TEXT, `tiny-eyes-${seed}`],
    ['general.alignment', U32, 32],
    ['general.file_type', U32, 0],
    ['clip.has_vision_encoder', BOOL, true],
    ['clip.projector_type', TEXT, 'gemma3'],
    ['clip.use_gelu', BOOL, true],
    ['clip.vision.image_size', U32, SQUARE],
    ['clip.vision.patch_size', U32, PATCH],
    ['clip.vision.embedding_length', U32, WIDE],
    ['clip.vision.feed_forward_length', U32, INNER],
    ['clip.vision.block_count', U32, 1],
    ['clip.vision.attention.head_count', U32, 2],
    ['clip.vision.attention.layer_norm_epsilon', F32, 1e-6],
    ['clip.vision.projection_dim', U32, WIDE],
    ['clip.vision.image_mean', LIST, { of: F32, values: [0.5, 0.5, 0.5] }],
    ['clip.vision.image_std', LIST, { of: F32, values: [0.5, 0.5, 0.5] }],
  ]
  const patches = (SQUARE / PATCH) ** 2
  const tensors: [string, readonly number[], Float32Array][] = [
    ['v.patch_embd.weight', [PATCH, PATCH, 3, WIDE], normal(PATCH * PATCH * 3 * WIDE, 0.05)],
    ['v.patch_embd.bias', [WIDE], zeros()],
    ['v.position_embd.weight', [WIDE, patches], normal(WIDE * patches, 0.1)],
    ['v.post_ln.weight', [WIDE], ones()],
    ['v.post_ln.bias', [WIDE], zeros()],
    ['mm.input_projection.weight', [WIDE, WIDE], normal(WIDE * WIDE, plain)],
    ['mm.soft_emb_norm.weight', [WIDE], ones()],
  ]
  const layer = (name: string, rows: number, columns: number, size: number) =>
    tensors.push(
      [`v.blk.0.${name}.weight`, [rows, columns], normal(rows * columns, size)],
      [`v.blk.0.${name}.bias`, [columns], zeros(columns)],
    )
  for (const name of ['attn_q', 'attn_k', 'attn_v', 'attn_out']) layer(name, WIDE, WIDE, plain)
  for (const name of ['ln1', 'ln2'])
    tensors.push([`v.blk.0.${name}.weight`, [WIDE], ones()], [`v.blk.0.${name}.bias`, [WIDE], zeros()])
  layer('ffn_up', WIDE, INNER, plain)
  layer('ffn_down', INNER, WIDE, 0.1)
  return ggufFile(about, tensors)
}
