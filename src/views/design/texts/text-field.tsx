/** One text of a section in the side, with its formats; of a button also where it leads. */
import { useInstanceId } from '@wordpress/compose'
import { __ } from '@wordpress/i18n'
import type { TextItem, TextKind } from '../../../projections/design/texts'
import { ButtonLink } from './button-link'
import { inSide } from './pace'
import { tooLong } from './too-long'
import { useWritten } from './use-written'

export const TextField = ({ item }: { readonly item: TextItem }) => {
  const { line, over } = useWritten(item, { pace: inSide })
  const id = useInstanceId(TextField, 'cys-text')
  return (
    <li className={`cys-text ${over > 0 ? 'has-fault' : ''}`}>
      <span className="cys-text__label" id={`${id}-label`}>
        {kinds[item.kind]()}
        {item.isSample && <em> {__('Sample: put your own words here', 'customize-your-store')}</em>}
      </span>
      <div
        ref={line}
        className="cys-text__line"
        role="textbox"
        aria-multiline="false"
        aria-labelledby={`${id}-label`}
        aria-describedby={over > 0 ? `${id}-fault` : undefined}
        aria-invalid={over > 0}
        contentEditable
        suppressContentEditableWarning
        tabIndex={0}
        dir="auto"
        data-block={item.block}
      />
      <p className="cys-text__fault" id={`${id}-fault`} role="alert">
        {over > 0 && tooLong(over)}
      </p>
      {item.link !== null && <ButtonLink item={item} link={item.link} />}
    </li>
  )
}

const kinds: Readonly<Record<TextKind, () => string>> = {
  heading: () => __('Heading', 'customize-your-store'),
  paragraph: () => __('Text', 'customize-your-store'),
  item: () => __('List item', 'customize-your-store'),
  button: () => __('Button', 'customize-your-store'),
}
