/**
 * Runs in each page before its scripts. Browsers of 2026 answer a promise when they are told to scroll, and older ones nothing: code that
 * hands that answer on, as a short effect does to React, breaks in the newer alone. So it comes from all.
 */
export const scrollingAnswers = (): void => {
  const answering = (scroller: object, name: string): void => {
    const scroll = Reflect.get(scroller, name) as (...to: readonly unknown[]) => unknown
    Reflect.set(scroller, name, function (this: unknown, ...to: readonly unknown[]) {
      return Promise.resolve(Reflect.apply(scroll, this, to))
    })
  }
  for (const name of ['scroll', 'scrollTo', 'scrollBy']) {
    answering(window, name)
    answering(Element.prototype, name)
  }
  answering(Element.prototype, 'scrollIntoView')
}
