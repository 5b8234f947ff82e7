/** Markup as nodes without what runs, loads another document, or leads to what runs. The frame's policy (`locked-frame.tsx`) stops the same. */
import { isSafeAddress } from '../../../markup/inline'

const left = 'script, style, link, meta, base, iframe, frame, object, embed, portal, template, noscript, animate, set'
const addresses = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'poster', 'data', 'background'])

export const inertNodes = (markup: string, frame: Document): readonly Node[] => {
  // Nothing in a parsed document runs or loads.
  const { body } = new DOMParser().parseFromString(markup, 'text/html')
  for (const element of body.querySelectorAll(left)) element.remove()
  for (const element of body.querySelectorAll('*'))
    for (const { name, value } of [...element.attributes])
      if (isHandler(name) || name === 'srcdoc' || (addresses.has(name) && !isSafeAddress(value)))
        element.removeAttribute(name)
  return [...body.childNodes].map((node) => frame.importNode(node, true))
}

const isHandler = (attribute: string): boolean => /^on/i.test(attribute)
