/** The selected fact in four tabs. */
import { TabPanel } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { AnyFact } from '../../persistence/log'
import type { State } from '../../reducers'
import { toldState } from '../told'
import { CausesPane } from './causes-pane'
import './detail.css'
import { DifferencePane } from './difference-pane'
import { FactPane } from './fact-pane'
import { Tree, useOpenness } from './tree'

type Props = {
  readonly facts: readonly AnyFact[]
  readonly fact: AnyFact
  readonly before: State
  readonly after: State
  readonly onJump: (id: string) => void
}

export const Detail = ({ facts, fact, before, after, onJump }: Props) => {
  const openness = useOpenness()
  return (
    <TabPanel
      className="cys-log-detail"
      tabs={[
        { name: 'fact', title: __('Fact', 'customize-your-store') },
        { name: 'difference', title: __('Difference', 'customize-your-store') },
        { name: 'state', title: __('State', 'customize-your-store') },
        { name: 'causes', title: __('Causes', 'customize-your-store') },
      ]}
    >
      {({ name }) => (
        <div className="cys-log-detail__pane">
          {name === 'fact' && <FactPane fact={fact} skipped={whySkipped(fact, after)} onJump={onJump} />}
          {name === 'difference' && <DifferencePane before={before} after={after} />}
          {name === 'state' && <Tree value={toldState(after)} before={toldState(before)} openness={openness} />}
          {name === 'causes' && <CausesPane facts={facts} fact={fact} onJump={onJump} />}
        </div>
      )}
    </TabPanel>
  )
}

const whySkipped = ({ seq }: AnyFact, { skipped }: State): string | null =>
  skipped.find((one) => one.seq === seq)?.why ?? null
