/**
 * The toolbar of the text that is being edited on the page: bold, italic, link, size and alignment. It stands above the text, or below it where
 * there is no room. Alt+F10 leads from the text to it, Escape back.
 */
import { Toolbar, ToolbarButton, ToolbarDropdownMenu, ToolbarGroup } from '@wordpress/components'
import { useEvent } from '@wordpress/compose'
import { __, _x } from '@wordpress/i18n'
import { displayShortcut, shortcutAriaLabel } from '@wordpress/keycodes'
import {
  alignCenter,
  alignLeft,
  alignRight,
  check,
  formatBold,
  formatItalic,
  link as linkIcon,
  typography,
} from '@wordpress/icons'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import { fact } from '../../../events'
import { linkAt, type Part } from '../../../markup/formats'
import { textAligns, textSizes, type TextAlign, type TextSize } from '../../../markup/text-look'
import { textLookOf } from '../../../projections/design/texts'
import { useProjection, useRecord } from '../../flow'
import { isComposing } from '../../ui/keys'
import { useTransient, type LineInHand } from '../canvas/transient'
import { BlockTools } from './block-tools'
import { LinkOfText } from '../links/link-of-text'
import { formatsChanged, htmlOf, isFormatted, partOf, putPart, toggleFormat } from './line-editing'
import { alignNames, sizeNames } from './labels'
import { toolsClass, useLeave } from './use-leave'
import { useToolbarPlace } from './use-toolbar-place'
import './text-toolbar.css'

export const TextToolbar = () => {
  const line = useTransient('line')
  return line === null ? null : <ToolsOf key={`${line.item.section}:${line.item.block}`} line={line} />
}

const ToolsOf = ({ line: { item, element } }: { readonly line: LineInHand }) => {
  const { section, block } = item
  const tools = useRef<HTMLDivElement>(null)
  const place = useToolbarPlace(element, tools)
  const part = useSelectedPart(element)
  const [isLinking, setLinking] = useState(false)
  const look = useProjection(useCallback((state) => textLookOf(state, section, block), [section, block]))
  const record = useRecord()
  const leave = useLeave()
  /** Leads back to the text, as it was left. */
  const back = (at: Part | null = partOf(element)) => {
    element.focus({ preventScroll: true })
    if (at !== null) putPart(element, at)
  }
  const inText = useEvent((keys: globalThis.KeyboardEvent) => {
    if (isComposing(keys)) return
    const isLink = (keys.ctrlKey || keys.metaKey) && !keys.altKey && !keys.shiftKey && keys.key.toLowerCase() === 'k'
    const isTools = keys.altKey && keys.key === 'F10'
    if (!isLink && !isTools) return
    keys.preventDefault()
    keys.stopPropagation()
    if (isLink) setLinking(true)
    else tools.current?.querySelector<HTMLElement>('button')?.focus()
  })
  useEffect(() => {
    element.addEventListener('keydown', inText)
    return () => element.removeEventListener('keydown', inText)
  }, [element, inText])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || tools.current?.contains(event.target as Node) !== true) return
    event.preventDefault()
    event.stopPropagation()
    back()
  }
  const format = (name: 'bold' | 'italic') => () => {
    const isByKey = tools.current?.contains(document.activeElement) === true
    if (isByKey) back()
    toggleFormat(element, name)
  }
  return (
    <div
      ref={tools}
      className={toolsClass}
      style={place}
      // The caret stays where it is.
      onMouseDown={(event) => {
        if (tools.current?.contains(event.target as Node) === true) event.preventDefault()
      }}
      onKeyDown={press}
      onBlur={() => leave('blur')}
    >
      <Toolbar label={__('Text tools', 'customize-your-store')} className="cys-text-toolbar">
        <ToolbarGroup>
          <ToolbarButton
            icon={formatBold}
            label={_x('Bold', 'format of a text', 'customize-your-store')}
            shortcut={shortcut('b')}
            isPressed={isFormatted(element, part, 'bold')}
            onClick={format('bold')}
          />
          <ToolbarButton
            icon={formatItalic}
            label={__('Italic', 'customize-your-store')}
            shortcut={shortcut('i')}
            isPressed={isFormatted(element, part, 'italic')}
            onClick={format('italic')}
          />
          <ToolbarButton
            icon={linkIcon}
            label={__('Link', 'customize-your-store')}
            shortcut={shortcut('k')}
            aria-haspopup="dialog"
            aria-expanded={isLinking}
            isPressed={isLinking || linkAt(htmlOf(element), part) !== null}
            onClick={() => setLinking(!isLinking)}
          />
        </ToolbarGroup>
        {look !== null && (
          <ToolbarGroup>
            <ChoiceMenu
              icon={typography}
              label={__('Text size', 'customize-your-store')}
              choices={[null, ...textSizes].map((size) => ({ value: size ?? '', label: sizeNames[size ?? 'own']() }))}
              value={look.size ?? ''}
              onChoose={(size) => {
                void record(fact('TextSized', { section, block, size: size === '' ? null : (size as TextSize) }))
                back()
              }}
            />
            <ChoiceMenu
              icon={alignIcons[look.align ?? naturalAlign(element)]}
              label={__('Align text', 'customize-your-store')}
              choices={textAligns.map((align) => ({ value: align, label: alignNames[align]() }))}
              value={look.align ?? naturalAlign(element)}
              onChoose={(align) => {
                void record(fact('TextAligned', { section, block, align: align as TextAlign }))
                back()
              }}
            />
          </ToolbarGroup>
        )}
        <BlockTools place={item} element={element} />
      </Toolbar>
      {isLinking && (
        <LinkOfText
          item={item}
          element={element}
          onDone={(at) => {
            setLinking(false)
            back(at)
          }}
          onLeave={() => setLinking(false)}
        />
      )}
    </div>
  )
}

/** Where the text stands if nobody has aligned it. */
const naturalAlign = (element: HTMLElement): TextAlign => {
  const { direction, textAlign } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {}
  const isAtEnd = textAlign === 'end' || textAlign === 'right'
  return textAlign === 'center'
    ? 'center'
    : isAtEnd !== (direction === 'rtl' && textAlign !== 'right')
      ? 'right'
      : 'left'
}

const alignIcons = { left: alignLeft, center: alignCenter, right: alignRight } as const

const shortcut = (letter: string) => ({
  display: displayShortcut.primary(letter),
  ariaLabel: shortcutAriaLabel.primary(letter),
})

type ChoiceMenuProps = {
  readonly icon: ReactElement
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

const ChoiceMenu = ({ icon, label, choices, value, onChoose }: ChoiceMenuProps) => (
  <ToolbarDropdownMenu
    icon={icon}
    label={label}
    popoverProps={{ className: toolsClass }}
    controls={choices.map((choice) => ({
      title: choice.label,
      role: 'menuitemradio',
      isActive: choice.value === value,
      icon: choice.value === value ? check : null,
      onClick: () => onChoose(choice.value),
    }))}
  />
)

/** The selected part of the text, also while the focus is in the tools. */
const useSelectedPart = (element: HTMLElement): Part => {
  const [part, setPart] = useState<Part>(() => partOf(element) ?? { start: 0, end: 0 })
  useEffect(() => {
    const { ownerDocument: frame } = element
    // A new object each time: the text may have changed at the same place.
    const look = () => setPart((before) => partOf(element) ?? { ...before })
    look()
    frame.addEventListener('selectionchange', look)
    for (const type of ['input', formatsChanged]) element.addEventListener(type, look)
    return () => {
      frame.removeEventListener('selectionchange', look)
      for (const type of ['input', formatsChanged]) element.removeEventListener(type, look)
    }
  }, [element])
  return part
}
