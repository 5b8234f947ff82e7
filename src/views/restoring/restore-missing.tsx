/** Shown instead of a part of the screen whose code could not be loaded. */
import { missingWords } from '../shell/breakdown'
import { TryAgain } from '../ui/try-again'

export const RestoreMissing = ({ onRetry }: { readonly onRetry: () => void }) => (
  <TryAgain text={missingWords()} onRetry={onRetry} />
)
