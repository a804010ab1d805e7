/** For password managers, which otherwise do not know whose password a form is about. */
export function PasswordOwner({ email }: { readonly email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
