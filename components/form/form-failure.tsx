/** What is the matter with the whole form: there from the beginning, so that it is read out when it is filled. */
export function FormFailure({ message }: { readonly message: string | undefined }) {
  return (
    <p role="alert" className="font-medium text-affected empty:hidden">
      {message}
    </p>
  );
}
