import { useEffect, useRef, useState } from 'react'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/**
 * Takes files that are dropped anywhere on the page, where a browser would leave the page to show them, and pictures
 * that are pasted. A text that is copied along with its picture, as word processors do, stays a text.
 * @returns whether files are being dragged over the page
 */
export function usePictureDrops(onFiles: (files: File[]) => void): boolean {
  const [isDragging, setDragging] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles

  useEffect(() => {
    const listening = new AbortController()
    const listen = <Name extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal: listening.signal })

    listen('dragover', event => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setDragging(true)
    })
    listen('dragleave', event => {
      if (event.relatedTarget === null) setDragging(false)
    })
    listen('drop', event => {
      setDragging(false)
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      take.current([...(event.dataTransfer?.files ?? [])])
    })
    listen('paste', event => {
      const data = event.clipboardData
      const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (pictures.length === 0 || data?.types.includes('text/plain')) return
      event.preventDefault()
      take.current(pictures)
    })
    return () => listening.abort()
  }, [])
  return isDragging
}
