/** A button that leads to a place on the pages, with the texts there that are meant. */
import { Button } from '@wordpress/components'
import { _x } from '@wordpress/i18n'
import './place-button.css'

type Props = { readonly name: string; readonly texts: readonly string[]; readonly onClick: () => void }

export const PlaceButton = ({ name, texts, onClick }: Props) => (
  <Button className="cys-place-button" onClick={onClick}>
    <span>
      <strong>{name}</strong>
      {texts.length > 0 && (
        <span className="cys-place-button__words">
          {texts.join(_x(' · ', 'between texts in a list', 'customize-your-store'))}
        </span>
      )}
    </span>
  </Button>
)
