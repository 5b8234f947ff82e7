/** The flow log's title, the session on display, and the actions for it. */
import { Button, Notice } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import type { AnyFact } from '../../persistence/log'
import { readFile } from '../file/read-file'
import type { Opened } from './states'
import type { SheetName } from './sheet'
import { dayAndTime } from './words'

type Props = {
  readonly opened: Opened
  readonly facts: readonly AnyFact[]
  readonly onSheet: (sheet: SheetName) => void
  readonly onOpen: (opened: Opened) => void
  readonly onClose: () => void
}

export const Head = ({ opened, facts, onSheet, onOpen, onClose }: Props) => {
  const file = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string | null>(null)
  const choose = async (chosen: File | undefined) => {
    if (chosen === undefined) return
    const read = E.chain((text: string) => importFile(chosen.name, text))(await textOfFile(chosen))
    setFault(E.isLeft(read) ? read.left : null)
    if (E.isRight(read)) onOpen(read.right)
  }
  return (
    <header className="cys-log-head">
      <h1 className="cys-log-head__title">{__('Flow log', 'customize-your-store')}</h1>
      <p className="cys-log-head__session" role="status">
        {sentence(opened, facts)}
      </p>
      <div className="cys-log-head__actions">
        <Button size="compact" variant="tertiary" onClick={() => onSheet('sessions')}>
          {__('Sessions', 'customize-your-store')}
        </Button>
        <Button size="compact" variant="tertiary" onClick={() => file.current?.click()}>
          {__('Import', 'customize-your-store')}
        </Button>
        <Button size="compact" variant="tertiary" onClick={() => onSheet('export')}>
          {__('Export', 'customize-your-store')}
        </Button>
        <Button size="compact" variant="secondary" onClick={() => onSheet('report')}>
          {__('Report a problem', 'customize-your-store')}
        </Button>
        <Button size="compact" variant="primary" onClick={onClose}>
          {__('Close', 'customize-your-store')}
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".ndjson,.jsonl,.txt,.gz,application/x-ndjson,application/gzip"
          aria-label={__('File of a session', 'customize-your-store')}
          onChange={({ target }) => {
            void choose(target.files?.[0])
            // So that the same file can be chosen again.
            target.value = ''
          }}
        />
      </div>
      {fault !== null && (
        <Notice className="cys-log-head__notice" status="error" onRemove={() => setFault(null)}>
          {fault}
        </Notice>
      )}
      {opened.kind === 'file' && opened.doubts.length > 0 && (
        <Notice className="cys-log-head__notice" status="warning" isDismissible={false}>
          {opened.doubts.join(' ')}
        </Notice>
      )}
    </header>
  )
}

const sentence = (opened: Opened, facts: readonly AnyFact[]): string => {
  const when = dayAndTime(facts[0]?.at ?? 0)
  switch (opened.kind) {
    case 'present':
      // translators: %s: date and time.
      return sprintf(__('The current session, opened %s', 'customize-your-store'), when)
    case 'kept':
      // translators: %s: date and time.
      return sprintf(__('Session of %s', 'customize-your-store'), when)
    case 'file':
      return opened.masked
        ? // translators: %s: name of a file.
          sprintf(__('From the file %s; what was typed is masked', 'customize-your-store'), opened.name)
        : // translators: %s: name of a file.
          sprintf(__('From the file %s', 'customize-your-store'), opened.name)
  }
}

/** Opens a file that the user chose; a sentence if it cannot be opened. */
export const importFile = (name: string, text: string): E.Either<string, Opened> => {
  const read = readFile(text)
  if (E.isLeft(read))
    return E.left(
      // translators: 1: name of a file. 2: number of a line in it. 3: what is wrong there.
      sprintf(
        __('%1$s could not be opened. Line %2$d: %3$s', 'customize-your-store'),
        name,
        read.left.line,
        read.left.why,
      ),
    )
  const { header, facts, doubts } = read.right
  if (facts.length === 0)
    // translators: %s: name of a file.
    return E.left(sprintf(__('%s holds no facts.', 'customize-your-store'), name))
  return E.right({ kind: 'file', name, session: header.session, masked: header.masked, facts, doubts })
}

/** The text of a file that the user chose, unpacked if it is gzipped; a sentence if it cannot be unpacked. */
export const textOfFile = async (file: File): Promise<E.Either<string, string>> => {
  if (!(await isPacked(file))) return E.right(await file.text())
  try {
    return E.right(await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text())
  } catch {
    return E.left(
      // translators: %s: name of a file.
      sprintf(
        __('%s could not be unpacked: it is incomplete, damaged or not a gzip file.', 'customize-your-store'),
        file.name,
      ),
    )
  }
}

/** Whether a file is gzipped, by its first two bytes: some browsers unpack a download and keep its name. */
const isPacked = async (file: File): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x1f && second === 0x8b
}
