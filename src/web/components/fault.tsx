/** Why a decision was refused, next to its control; nothing after a successful one. */
export function Fault({ children }: { children: string }) {
  return children === '' ? null : (
    <p className="fault" role="alert">
      {children}
    </p>
  );
}
