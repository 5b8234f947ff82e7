/** A dialog in a picture of the past: it looks like one, and neither takes the focus nor leaves its place. */
import type { Past } from '../../views/past'

export const PastDialog: Past['Dialog'] = ({ title, className = '', children }) => (
  <div className="cys-past-dialog">
    <div className={`cys-past-dialog__box cys-dialog ${className}`}>
      <h2 className="cys-past-dialog__title">{title}</h2>
      {children}
    </div>
  </div>
)
