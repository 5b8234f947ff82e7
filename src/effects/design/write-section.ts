/** One question for new words for a section, to the model named in the request. Idempotent: the question changes nothing. */
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { mergeMap } from 'rxjs'
import { sectionTimeout } from '../../catalogue/limits'
import { fact } from '../../events'
import type { RequestOf } from '../../events/calls/phase'
import type { Model } from '../../events/design/words'
import { newWords } from '../../suggestions/section-words'
import { sectionWordsPrompt } from '../../suggestions/section-words-prompt'
import { sectionWordsReply } from '../../suggestions/section-words-reply'
import { andThen, answer, fail, orElse } from '../runner/answers'
import type { Effect } from '../runner/effect'
import type { Answer, Ports } from '../runner/ports'

export const writeSection: Effect<'SectionWords', 'ai' | 'rest' | 'clock'> = (asked, ports) =>
  models[asked.provider](asked, ports).pipe(
    orElse((fault) =>
      fault.tag === 'Timeout' ? ports.clock.after(parting).pipe(mergeMap(() => fail(fault))) : fail(fault),
    ),
    andThen((texts) => {
      const { section, title } = asked
      const words = newWords(asked, texts)
      return words === null ? unusable : answer(fact('SectionWordsReceived', { section, title, texts: words }))
    }),
  )

/**
 * A page that is being left breaks its calls off, which looks like a store that is out of reach: the request then stays open, and the
 * next page goes on with it. In milliseconds.
 */
const parting = 500

type Ask = (asked: RequestOf<'SectionWords'>, ports: Pick<Ports, 'ai' | 'rest'>) => Answer<readonly string[]>

const unusable = fail({ tag: 'Garbled', what: 'words' })

const models: Readonly<Record<Model, Ask>> = {
  jetpack: (asked, { ai }) =>
    ai.complete(sectionWordsPrompt(asked)).pipe(
      andThen((completion) => {
        const said = sectionWordsReply(completion)
        return E.isRight(said) ? answer(said.right.texts) : unusable
      }),
    ),
  // The prompt is built on the server, which only accepts typed inputs.
  wordpress: ({ description, name, tone, texts }, { rest }) =>
    rest
      .ask({
        method: 'POST',
        path: '/customize-your-store/v1/ai/section',
        body: { description, name, tone, texts: texts.map(({ kind, now, most }) => ({ kind, now, most })) },
        reply: t.type({ texts: t.readonlyArray(t.string) }),
        deadline: sectionTimeout,
      })
      .pipe(andThen(({ texts }) => answer(texts))),
}
