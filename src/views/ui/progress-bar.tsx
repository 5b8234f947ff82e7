/** A bar that says how much is done. Its size and place are those of its class. */
import './progress-bar.css'

type Props = { readonly percent: number; readonly label: string; readonly className: string }

export const ProgressBar = ({ percent, label, className }: Props) => (
  <div
    className={`cys-progress ${className}`}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
  >
    <div className="cys-progress__done" style={{ inlineSize: `${percent}%` }} />
  </div>
)
