/** Selects one of the wizard's cards. */
import { useRef } from 'react'

type Pick<Key> = {
  readonly pick: (key: Key) => void
  /**
   * The card that was picked last. It is displayed a moment later, once it is stored, and the merchant may press 'Continue' before that.
   */
  readonly last: () => Key
}

/** @param keep stores a card; resolves once `kept` is that card */
export const usePick = <Key extends string>(kept: Key, keep: (key: Key) => Promise<void>): Pick<Key> => {
  const onItsWay = useRef<{ readonly key: Key } | null>(null)
  const last = () => onItsWay.current?.key ?? kept
  const pick = (key: Key) => {
    if (key === last()) return
    const mine = { key }
    onItsWay.current = mine
    void keep(key).then(() => {
      if (onItsWay.current === mine) onItsWay.current = null
    })
  }
  return { pick, last }
}
