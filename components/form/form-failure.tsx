import { useMessages } from "#use-messages";
import { Link } from "@/components/links/link";
import { fixedPaths } from "@/lib/navigation/fixed-paths";
import { errorText } from "@/store/api/error-texts";

/** The failure of a whole form. In the page from the start, so that screen readers announce a new message. */
export function FormFailure({ message }: { readonly message: string | undefined }) {
  return (
    <p role="alert" className="font-medium text-affected empty:hidden">
      {message}
      {message !== undefined && message === errorText("refusals.notSignedIn") && <SignInLink />}
    </p>
  );
}

/** The session has ended, for example in another tab. In a new tab, because the form keeps what was typed. */
function SignInLink() {
  const { signIn } = useMessages("form");
  const { pathname, search } = window.location;
  const href = `${fixedPaths.login}?next=${encodeURIComponent(pathname + search)}`;
  return (
    <>
      {" "}
      <Link href={href} target="_blank">
        {signIn}
      </Link>
    </>
  );
}
