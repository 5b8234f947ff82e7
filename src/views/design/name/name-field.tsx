/**
 * A line of text that becomes the shop's own once it rests. What cannot be taken stays in the field and says why, and what was there
 * before the editing stands: on the way to an empty field the first letter of a name is no name.
 */
import { TextControl } from '@wordpress/components'
import { useInstanceId } from '@wordpress/compose'
import { useEffect, useRef, useState } from 'react'
import { useInHand } from '../../ui/use-in-hand'

type Props = {
  readonly label: string
  readonly help?: string
  readonly kept: string
  /** A sentence about what is wrong with the text; null if nothing is. */
  readonly faultOf: (text: string) => string | null
  readonly onWritten: (text: string) => Promise<void>
}

/** Pause after which what was typed counts, in milliseconds. */
const rest = 600

export const NameField = ({ label, help, kept, faultOf, onWritten }: Props) => {
  /** As it was typed, with the space at its end that a next word will follow. */
  const [typed, setTyped] = useState<string | null>(null)
  const began = useRef(kept)
  const written = useRef(kept)
  const store = (text: string, before: string) => {
    written.current = text
    return text === before ? Promise.resolve() : onWritten(text)
  }
  const hand = useInHand(kept, store, { rest })
  const fault = typed === null ? null : faultOf(inOneLine(typed))
  const id = useInstanceId(NameField, 'cys-name-fault')
  const write = (text: string) => {
    if (typed === null) began.current = hand.value
    setTyped(text)
    // What a store had may be no name itself.
    const good = [inOneLine(text), began.current].find((each) => faultOf(each) === null)
    hand.change(good ?? kept)
  }
  const leave = () => {
    hand.settle()
    if (fault === null) setTyped(null)
  }
  // Undo, or the name of the description, is not hidden behind what was typed before.
  useEffect(() => {
    if (kept !== written.current) setTyped(null)
    written.current = kept
  }, [kept])
  return (
    <div className={`cys-name__field ${fault === null ? '' : 'has-fault'}`}>
      <TextControl
        __next40pxDefaultSize
        label={label}
        value={typed ?? hand.value}
        onChange={write}
        onBlur={leave}
        dir="auto"
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        {...(help === undefined ? {} : { help })}
      />
      <p className="cys-name__fault" id={id} role="alert">
        {fault}
      </p>
    </div>
  )
}

/** A pasted text may have lines; a name has none. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
