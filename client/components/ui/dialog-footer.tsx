import { createContext, useContext, type ReactElement, type ReactNode } from 'react';

/** The button that closes the dialog; null outside of dialogs and in those with several forms, empty in those that stay. */
export const CancelButton = createContext<ReactNode>(null);

/** The buttons of a dialog, at its right: *Cancel*, then the action. Elsewhere the action alone. */
export function DialogFooter({ children }: { children: ReactNode }): ReactElement {
  const cancel = useContext(CancelButton);
  if (cancel === null) return <>{children}</>;
  return (
    <div className="gh-dialog-footer">
      {cancel}
      {children}
    </div>
  );
}
