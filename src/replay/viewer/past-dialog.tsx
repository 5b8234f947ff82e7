/** A dialog in a picture of the past: looks like one, but takes no focus and stays inside the picture. */
import type { Past } from '../../views/past'

export const PastDialog: Past['Dialog'] = ({ title, className = '', children }) => (
  <div className="cys-past-dialog">
    <div className={`cys-past-dialog__box cys-dialog ${className}`}>
      <h2 className="cys-past-dialog__title">{title}</h2>
      {children}
    </div>
  </div>
)
