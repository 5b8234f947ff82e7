/** A JSON value as a tree that draws only expanded nodes. Nodes stay expanded from fact to fact, and changes are marked. */
import { __, sprintf } from '@wordpress/i18n'
import { useState } from 'react'
import { inShort } from './words'

type Branch = Readonly<Record<string, unknown>>

export type Openness = { readonly isOpen: (path: string) => boolean; readonly toggle: (path: string) => void }

/** @param atFirst paths that are expanded initially */
export const useOpenness = (atFirst: readonly string[] = []): Openness => {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(atFirst))
  return {
    isOpen: (path) => open.has(path),
    toggle: (path) => {
      const next = new Set(open)
      if (!next.delete(path)) next.add(path)
      setOpen(next)
    },
  }
}

type Props = {
  readonly value: unknown
  /** The value one fact before; pass the same value to mark nothing. */
  readonly before: unknown
  readonly openness: Openness
  readonly path?: string
}

export const Tree = ({ value, before, openness, path = '' }: Props) => {
  const [most, setMost] = useState(fewAtFirst)
  if (!isBranch(value)) return null
  const was = isBranch(before) ? before : {}
  const entries = Object.entries(value)
  return (
    <ul className="cys-log-tree">
      {entries.slice(0, most).map(([key, child]) => (
        <Node
          key={key}
          name={key}
          value={child}
          before={Object.hasOwn(was, key) ? was[key] : undefined}
          openness={openness}
          path={`${path}/${key}`}
        />
      ))}
      {entries.length > most && (
        <li>
          <button type="button" className="cys-log-tree__more" onClick={() => setMost(most + manyMore)}>
            {sprintf(
              // translators: %d: how many lines are left out.
              __('%d more', 'customize-your-store'),
              entries.length - most,
            )}
          </button>
        </li>
      )}
    </ul>
  )
}

const fewAtFirst = 60
const manyMore = 500

const Node = ({ name, value, before, openness, path = '' }: Props & { readonly name: string }) => {
  const open = openness.isOpen(path)
  const changed = !Object.is(value, before)
  const long = typeof value === 'string' && value.length > 80
  const deep = isBranch(value) && Object.keys(value).length > 0
  const line = (
    <>
      <span className="cys-log-tree__key">{name}</span>
      <span className={`cys-log-tree__value is-${kindOf(value)}`}>{open && (deep || long) ? '' : inShort(value)}</span>
      {changed && (
        <span className="cys-log-tree__changed" title={__('Changed by this fact', 'customize-your-store')}>
          <span className="screen-reader-text">{__('Changed by this fact', 'customize-your-store')}</span>
        </span>
      )}
    </>
  )
  if (!deep && !long) return <li className="cys-log-tree__leaf">{line}</li>
  return (
    <li>
      <button type="button" className="cys-log-tree__node" aria-expanded={open} onClick={() => openness.toggle(path)}>
        {line}
      </button>
      {open && deep && <Tree value={value} before={before} openness={openness} path={path} />}
      {open && long && <pre className="cys-log-tree__text">{value}</pre>}
    </li>
  )
}

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)
