import { useEffect } from 'react'

/**
 * Tells that the page is put out of sight, or goes: a browser may then stop it for good without another word. It is not told while an
 * input method is composing, for half a word is nobody's text.
 */
export const useHiding = (tell: () => void): void => {
  useEffect(() => {
    let composedIn: Node | null = null
    const hear = ({ type, target }: Event) => {
      if (type === 'compositionstart') composedIn = target instanceof Node ? target : null
      else if (type === 'compositionend') composedIn = null
      // A field that is taken away in the middle of a composition does not say that it has ended.
      else if ((type === 'pagehide' || document.visibilityState === 'hidden') && composedIn?.isConnected !== true)
        tell()
    }
    for (const type of heard) window.addEventListener(type, hear, true)
    return () => {
      for (const type of heard) window.removeEventListener(type, hear, true)
    }
  }, [tell])
}

/** The window hears those of the document as well, before anybody can keep them from it. */
const heard = ['visibilitychange', 'pagehide', 'compositionstart', 'compositionend'] as const
