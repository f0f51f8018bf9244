/** Why a decision was refused, beside what made it; nothing after one that was taken. */
export function Fault({ children }: { children: string }) {
  return children === '' ? null : (
    <p className="fault" role="alert">
      {children}
    </p>
  );
}
