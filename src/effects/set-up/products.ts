/** Ids of all products that are not in the trash. The newest hundred suffice, since the flow's products are the newest. */
import * as t from 'io-ts'
import { largestPage } from '../../catalogue/limits'
import { answer, fail, isMissing, mapAnswer, orElse } from '../runner/answers'
import type { Answer, Rest } from '../runner/ports'

/** Empty if there is no shop. */
export const productIds = (rest: Rest): Answer<readonly number[]> =>
  rest
    .ask({
      method: 'GET',
      path: `/wp/v2/product?per_page=${largestPage}&status=any&_fields=id`,
      reply: t.array(t.type({ id: t.number })),
      quick: true,
    })
    .pipe(
      mapAnswer((products): readonly number[] => products.map(({ id }) => id)),
      orElse((fault): Answer<readonly number[]> => (isMissing(fault) ? answer([]) : fail(fault))),
    )
