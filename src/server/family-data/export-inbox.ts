import { fileName } from '#contract/file-name.ts'
import type { OwnedRows, Row } from './owned-rows.ts'
import type { ZipEntry } from './zip-file.ts'

const ENDINGS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/** Where a photo of a kept answer lies in the zip. */
function pathOf({ inbox_answer_id, id, side, type }: Row): string {
  const name = `kept-${String(inbox_answer_id)}-${String(side)}-${String(id)}`
  return `photos/${fileName(name, ENDINGS[String(type)] ?? 'bin')}`
}

/** What waits for a grown-up, for people to read, each with the names of its photos. */
export function* keptAnswers(rows: OwnedRows): Iterable<string> {
  yield '# Kept for a grown-up'
  for (const kept of rows.of('inbox_answers')) {
    yield `## ${kept.evaluation_id === null ? 'Waiting' : 'Marked, and not seen by the child yet'}`
    yield* ['### Question', String(kept.question)]
    yield* ['### Answer', String(kept.answer)]
    if (kept.expected_answer) yield* ['### Right answer', String(kept.expected_answer)]
    for (const photo of rows.partsOf('inbox_photos', 'inbox_answer_id', kept.id)) {
      yield `Photo of the ${String(photo.side)}: \`${pathOf(photo)}\``
    }
  }
}

/** The photos beside kept answers. */
export function* keptPhotos(rows: OwnedRows): Iterable<ZipEntry> {
  for (const photo of rows.of('inbox_photos')) {
    if (photo.bytes instanceof Uint8Array) yield [pathOf(photo), [photo.bytes]]
  }
}
