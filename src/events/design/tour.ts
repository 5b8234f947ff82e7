/** The tour of the designer, and the welcome after an AI failure. */
import * as t from 'io-ts'
import { call, read } from '../calls/call'

/** 'Take a tour'. */
export const TourStarted = t.strict({ type: t.literal('TourStarted') })
/** Next and Previous. */
export const TourStepOpened = t.strict({ type: t.literal('TourStepOpened'), step: t.number })
/** 'Done' on the last step. */
export const TourFinished = t.strict({ type: t.literal('TourFinished') })
/** 'Skip', before the tour began. */
export const TourSkipped = t.strict({ type: t.literal('TourSkipped') })
/** The X of a step. */
export const TourClosed = t.strict({ type: t.literal('TourClosed') })
/** 'Welcome to your store!' was dismissed. */
export const WelcomeClosed = t.strict({ type: t.literal('WelcomeClosed') })

/** Whether the merchant has seen the tour. */
const TourRead = read('TourRead', {}, 'TourReadReceived', { hidden: t.boolean })
/** Records in the store that the tour was seen. */
const TourHiding = call('TourHiding', {}, 'TourHidden', {})

export const tourCalls = { TourRead, TourHiding } as const
