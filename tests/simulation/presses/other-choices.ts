/** Choices with a few values each, which need no press of their own: also those of a new room. */
import * as t from 'io-ts'
import { FlowEvent, type EventType } from '../../../src/events'
import { phaseOf } from '../../../src/events/call-facts'
import { choiceTypes } from '../../../src/reducers/design/design-choices'
import { inDesigner, type Presses } from './press'

type Codec = t.ExactC<t.TypeC<{ type: t.LiteralC<EventType> }>>

/** The choices of the design that are a person's own, by their facts. */
export const ownChoices = (FlowEvent.types as readonly Codec[]).filter(({ type }) => {
  const name = type.props.type.value
  return phaseOf(name) === null && choiceTypes.includes(name)
})

/** All values of a codec that has only a few; null if it has many. */
const valuesOf = (codec: t.Mixed): readonly unknown[] | null => {
  if (codec instanceof t.LiteralType) return [codec.value as unknown]
  if (codec instanceof t.KeyofType) return Object.keys(codec.keys as object)
  return codec instanceof t.BooleanType ? [false, true] : null
}

const factsOf = ({ type: { props } }: Codec): readonly FlowEvent[] =>
  Object.entries<t.Mixed>(props).reduce<readonly object[]>(
    (facts, [field, codec]) =>
      facts.flatMap((one) => (valuesOf(codec) ?? []).map((value) => ({ ...one, [field]: value }))),
    [{}],
  ) as readonly FlowEvent[]

const all = ownChoices.flatMap(factsOf)

export const otherChoices: Presses = { 'makes another choice': (state) => (inDesigner(state) ? all : []) }
