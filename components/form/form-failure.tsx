/** The failure of a whole form. In the page from the start, so that screen readers announce a new message. */
export function FormFailure({ message }: { readonly message: string | undefined }) {
  return (
    <p role="alert" className="font-medium text-affected empty:hidden">
      {message}
    </p>
  );
}
