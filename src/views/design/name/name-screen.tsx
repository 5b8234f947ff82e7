/** The screen for the shop's name and tagline (B-07). */
import { Button, Spinner, TextControl } from '@wordpress/components'
import { useInstanceId } from '@wordpress/compose'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useEffect, useRef, useState } from 'react'
import { fact } from '../../../events'
import { identityView, overlong, type IdentityView } from '../../../projections/design/menu'
import { useProjection, useRecord } from '../../flow'
import { useInHand } from '../../ui/use-in-hand'
import './name.css'

export const NameScreen = () => {
  const view = useProjection(identityView)
  if (view === null) return <Reading />
  return view.mayManage ? <Fields view={view} /> : <ReadOnly view={view} />
}

const Fields = ({ view: { title, tagline, hasPlace, described } }: { readonly view: IdentityView }) => {
  const record = useRecord()
  return (
    <section className="cys-name">
      <NameField
        label={__('Name', 'customize-your-store')}
        kept={title}
        faultOf={nameFault}
        onWritten={(text) => record(fact('SiteTitleWritten', { title: text }))}
      />
      {described !== null && (
        <p className="cys-name__described">
          {/* translators: %s: the name of the shop, as the merchant wrote it in the wizard. */}
          {sprintf(__('In your description, your store is called “%s”.', 'customize-your-store'), described)}{' '}
          <Button variant="link" onClick={() => void record(fact('SiteTitleWritten', { title: described }))}>
            {__('Use this name', 'customize-your-store')}
          </Button>
        </p>
      )}
      <NameField
        label={__('Tagline', 'customize-your-store')}
        help={__('In a few words, what is special about your store. You can leave it empty.', 'customize-your-store')}
        kept={tagline}
        faultOf={taglineFault}
        onWritten={(text) => record(fact('TaglineWritten', { tagline: text }))}
      />
      {!hasPlace && (
        <p className="cys-designer-sentence">
          {__(
            'Your page doesn’t show the name at the moment. Choose another header to see it there.',
            'customize-your-store',
          )}
        </p>
      )}
    </section>
  )
}

const ReadOnly = ({ view: { title, tagline } }: { readonly view: IdentityView }) => (
  <section className="cys-name">
    <p className="cys-name__title">{title}</p>
    {tagline !== '' && <p>{tagline}</p>}
    <p className="cys-designer-sentence">
      {__(
        'Your account is not allowed to change the name. Ask an administrator of the store for help.',
        'customize-your-store',
      )}
    </p>
  </section>
)

const Reading = () => (
  <div className="cys-name" role="status">
    <Spinner />
    <span className="screen-reader-text">{__('Loading your store’s name…', 'customize-your-store')}</span>
  </div>
)

/** Why a text cannot be the shop's name, as a sentence; null if it can. */
const nameFault = (text: string): string | null =>
  text === ''
    ? __('Your store needs a name. Until you enter one, it keeps the last one.', 'customize-your-store')
    : tooLong(overlong(text, 'title'))

const taglineFault = (text: string): string | null => tooLong(overlong(text, 'tagline'))

const tooLong = (over: number): string | null =>
  over === 0
    ? null
    : sprintf(
        // translators: %d: a number of characters.
        _n(
          'Too long by %d character. Please shorten it.',
          'Too long by %d characters. Please shorten it.',
          over,
          'customize-your-store',
        ),
        over,
      )

type Props = {
  readonly label: string
  readonly help?: string
  readonly kept: string
  /** A sentence about what is wrong with the text; null if nothing is wrong. */
  readonly faultOf: (text: string) => string | null
  readonly onWritten: (text: string) => Promise<void>
}

/** Pause in typing after which the text is recorded, in milliseconds. */
const rest = 600

/**
 * A line of text that is recorded once the merchant pauses. An invalid text stays in the field with an error message, and the store keeps
 * the text from before the edit. It does not keep the last valid one: while the merchant deletes a name, its remaining first letter is not
 * a name.
 */
export const NameField = ({ label, help, kept, faultOf, onWritten }: Props) => {
  /** The text exactly as typed, including a trailing space before the next word. */
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
    // The store's previous text may be invalid, too.
    const good = [inOneLine(text), began.current].find((each) => faultOf(each) === null)
    hand.change(good ?? kept)
  }
  const leave = () => {
    hand.settle()
    if (fault === null) setTyped(null)
  }
  // Shows the new value if it changes from elsewhere, for example by undo or because the wizard's description gives the shop a name.
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

/** Pasted text may contain line breaks; a name may not. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
