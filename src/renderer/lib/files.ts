import type { Endpoint, EndpointAnswer } from '#contract/endpoint.ts'
import { createUrl, type RequestInput, readFailure, send } from './api.ts'

/**
 * Makes a call that answers with a file, and keeps the file on this computer: a browser downloads it, the desktop app
 * asks where.
 * @throws ApiError with words for people, before anything is kept
 */
export async function downloadFile<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  name: string,
): Promise<void> {
  const { params, query } = input as { params?: unknown; query?: unknown }
  const response = await send(
    createUrl(endpoint, params, query),
    { method: endpoint.method },
    endpoint.deadline,
  )
  if (!response.ok) throw await readFailure(response, endpoint)
  saveFile(await response.blob(), name)
}

/** Makes a call whose body is a file as it is. @throws ApiError with words for people */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  file: Blob,
): Promise<EndpointAnswer<E>> {
  const { params, query } = input as { params?: unknown; query?: unknown }
  const response = await send(
    createUrl(endpoint, params, query),
    { method: endpoint.method, body: file, headers: { 'content-type': 'application/octet-stream' } },
    endpoint.deadline,
  )
  if (!response.ok) throw await readFailure(response, endpoint)
  return endpoint.answer.parse(await response.json()) as EndpointAnswer<E>
}

/** Offers a file for keeping. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The date on this computer's calendar for a file's name, such as `2025-03-05`. */
export function dateForName(moment = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
