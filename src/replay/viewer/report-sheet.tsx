/** "Report a problem": shows the file line by line before anything is saved. */
import { Button } from '@wordpress/components'
import { __, _n, sprintf } from '@wordpress/i18n'
import { useMemo, useState, type KeyboardEvent } from 'react'
import type { AnyFact } from '../../persistence/log'
import type { About, ViewerHost } from './viewer-host'
import { logFileName } from './export-session'
import { moved } from './search'
import { toFile } from '../file/to-file'
import { endOf, stepsOf } from '../steps'
import { Sheet } from './sheet'
import { VirtualList } from './virtual-list'
import { bytes } from './words'

type Props = { readonly facts: readonly AnyFact[]; readonly host: ViewerHost; readonly onClose: () => void }

const lineHeight = 22

export const ReportSheet = ({ facts, host, onClose }: Props) => {
  const [exported] = useState(host.stamps.now)
  const text = useMemo(() => problemReport(facts, host.about, exported), [facts, host, exported])
  const lines = useMemo(() => text.trimEnd().split('\n'), [text])
  const skipped = useMemo(() => skippedIn(facts), [facts])
  const [line, setLine] = useState(0)
  const name = logFileName('problem', facts[0]?.session ?? '', facts[0]?.at ?? exported)
  const step = (event: KeyboardEvent) => {
    const next = moved(event.key, line, lines.length, 10)
    if (next === null) return
    event.preventDefault()
    setLine(next)
  }
  return (
    <Sheet wide title={__('Report a problem', 'customize-your-store')} onClose={onClose}>
      <p>
        {__(
          'This is exactly what the file holds: what happened, with everything that was typed replaced by x, the build, the browser and the versions. Nothing is sent. You save the file and pass it on yourself.',
          'customize-your-store',
        )}
      </p>
      <p className="cys-log-sheet__file">
        <b>{name}</b>{' '}
        {
          // translators: 1: number of lines. 2: size of a file, e.g. "12 kB".
          sprintf(
            _n('%1$d line, %2$s', '%1$d lines, %2$s', lines.length, 'customize-your-store'),
            lines.length,
            bytes(text.length),
          )
        }
      </p>
      {skipped.length > 0 && (
        <p>
          {
            // translators: %s: a list of numbers and names, e.g. "12 PaletteChosen".
            sprintf(
              __('This build could not apply these facts and skipped them: %s', 'customize-your-store'),
              skipped.map(({ seq, type }) => `${seq} ${type}`).join(', '),
            )
          }
        </p>
      )}
      <VirtualList
        className="cys-log-lines"
        count={lines.length}
        rowHeight={lineHeight}
        at={line}
        atId={`cys-log-line-${line}`}
        role="listbox"
        tabIndex={0}
        aria-label={__('Lines of the file', 'customize-your-store')}
        onKeyDown={step}
        row={(index) => (
          <div
            key={index}
            id={`cys-log-line-${index}`}
            role="option"
            aria-selected={index === line}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            className="cys-log-line"
            onClick={() => setLine(index)}
          >
            <span className="cys-log-line__number">{index + 1}</span>
            {lines[index]?.slice(0, 300)}
          </div>
        )}
      />
      <pre
        className="cys-log-line-whole"
        tabIndex={0}
        aria-label={__('The chosen line, as a whole', 'customize-your-store')}
      >
        {pretty(lines[line] ?? '')}
      </pre>
      <div className="cys-log-sheet__actions">
        <Button __next40pxDefaultSize variant="tertiary" onClick={onClose}>
          {__('Cancel', 'customize-your-store')}
        </Button>
        <Button
          __next40pxDefaultSize
          variant="primary"
          onClick={() => {
            host.save(name, text)
            onClose()
          }}
        >
          {__('Save file', 'customize-your-store')}
        </Button>
      </div>
    </Sheet>
  )
}

const pretty = (line: string): string => JSON.stringify(JSON.parse(line === '' ? 'null' : line), null, 2)

/**
 * A problem report: the masked log with its long texts; its header also has the software versions and the facts that could not be folded.
 * It opens like any other file.
 */
export const problemReport = (facts: readonly AnyFact[], about: About, exported: number): string => {
  const { build, browser, versions } = about
  const file = toFile(facts, { build, browser, exported })
  const end = file.indexOf('\n')
  const header = JSON.parse(file.slice(0, end)) as object
  return `${JSON.stringify({ ...header, versions, skipped: skippedIn(facts) })}${file.slice(end)}`
}

/** Only their types and positions, since an error message may quote what a person typed. */
export const skippedIn = (facts: readonly AnyFact[]): readonly { readonly seq: number; readonly type: string }[] =>
  endOf(stepsOf(facts)).skipped.map(({ seq, type }) => ({ seq, type }))
