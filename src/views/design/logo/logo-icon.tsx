/** Whether the logo is the site icon too. A picture that is no square is cut to one: all of it, or its middle. */
import { Button, ToggleControl } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { useRef, useState } from 'react'
import { fact } from '../../../events'
import type { Media } from '../../../events/design/logo'
import { useRecord } from '../../flow'
import { imageOf, squareOf, type Way } from './pixels'
import { useMadeFile } from './use-made-file'

type Props = { readonly media: Media; readonly isIcon: boolean; readonly mayUpload: boolean }

export const LogoIcon = ({ media, isIcon, mayUpload }: Props) => {
  const record = useRecord()
  const make = useMadeFile()
  const [asked, setAsked] = useState(false)
  const toggle = useRef<HTMLInputElement>(null)
  const asks = asked && !isIcon
  const change = (used: boolean) => {
    if (used && mayUpload && !isSquare(media)) setAsked(!asks)
    else void record(fact('SiteIconChosen', { used }))
  }
  const cut = (way: Way) => {
    // The pressed button goes with the question.
    toggle.current?.focus()
    setAsked(false)
    make(
      'site-icon.png',
      'icon',
      imageOf(media.url).then((image) => squareOf(image, way)),
    )
  }
  return (
    <>
      <ToggleControl
        ref={toggle}
        label={__('Use as site icon', 'customize-your-store')}
        help={__(
          'The small icon of your store in browser tabs, bookmarks and on phone home screens.',
          'customize-your-store',
        )}
        checked={isIcon || asks}
        onChange={change}
      />
      {asks && (
        <div
          className="cys-logo__cuts"
          role="group"
          aria-label={__('Make the site icon square', 'customize-your-store')}
        >
          <Button onClick={() => cut('whole')}>
            <img className="is-whole" src={media.url} alt="" />
            {__('Whole logo', 'customize-your-store')}
          </Button>
          <Button onClick={() => cut('middle')}>
            <img className="is-middle" src={media.url} alt="" />
            {__('Middle only', 'customize-your-store')}
          </Button>
        </div>
      )}
    </>
  )
}

/** One without a size is a drawing, which browsers fit into any square. */
const isSquare = ({ width, height }: Media): boolean =>
  width === 0 || height === 0 || Math.max(width, height) <= 1.1 * Math.min(width, height)
