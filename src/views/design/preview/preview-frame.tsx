/** The frame that draws patterns, and of it what the windows of a list let be seen. */
import { editorSettings } from '../../../projections/design/page'
import { useProjection } from '../../flow'
import { DrawingGuard } from '../drawing-guard'
import { useEditor } from '../use-editor'
import type { Drawing } from './previews'
import type { Places } from './use-places'
import { windowsIn } from './windows-in'

type Props = {
  readonly pageWidth: number
  readonly places: Places
  readonly drawings: readonly Drawing[]
  /** Heights in CSS pixels of the page, by the drawings' ids. */
  readonly drawn: ReadonlyMap<string, number>
  readonly isResting: boolean
  readonly onDrawn: (drawn: ReadonlyMap<string, number>) => void
  readonly onFailure: () => void
}

export const PreviewFrame = ({ pageWidth, places, drawings, drawn, isResting, onDrawn, onFailure }: Props) => {
  const settings = useProjection(editorSettings)
  const editor = useEditor()
  const { size, scale, boxes } = places
  if (settings === null || editor === null) return null
  return (
    <DrawingGuard onFailure={onFailure}>
      <div
        className="cys-previews__frame"
        // Nothing in it is to be pressed, reached by the Tab key, or read out.
        {...{ inert: '' }}
        aria-hidden="true"
        style={{
          width: pageWidth,
          height: size.height / scale,
          transform: `scale(${scale})`,
          clipPath: windowsIn([...boxes].flatMap(([id, box]) => (drawn.has(id) ? [box] : []))),
        }}
      >
        <editor.PatternFrame
          settings={settings}
          pageWidth={pageWidth}
          drawings={drawings}
          places={boxes}
          isResting={isResting}
          onDrawn={onDrawn}
        />
      </div>
    </DrawingGuard>
  )
}
