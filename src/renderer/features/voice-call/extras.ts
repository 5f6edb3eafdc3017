/** What goes out with the specified extras; today's service refuses them, then they are left out for as long as the line lasts. */
export function extras(send: (event: object) => boolean) {
  let hasExtras = true
  /** What went out with extras and may come back, by its id. */
  const sent = new Map<string, object>()

  return {
    /** @returns whether the line was open */
    send(plain: object, event_id: string, more: object): boolean {
      if (!hasExtras) return send({ ...plain, event_id })
      sent.set(event_id, plain)
      return send({ ...plain, event_id, ...more })
    },

    /** What went out with extras that the service refused, to be sent without them. */
    refused(event_id: string, code: string | null | undefined): object | undefined {
      const plain = sent.get(event_id)
      sent.delete(event_id)
      if (code !== 'unknown_parameter' || !plain) return undefined
      hasExtras = false
      return plain
    },
  }
}
