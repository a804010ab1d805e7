import type { Metadata } from "next";
import { LoginFormClient } from "@/components/auth/login-form-client";
import { cardLook } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { ownPath } from "@/lib/server/own-path";
import { messagesOf, wordsOf } from "@/lib/server/words";

const loginLook = cn(cardLook, "mx-auto grid w-full max-w-form gap-6");

interface PageProps {
  searchParams: Promise<{ next?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const { language } = await visitorMarket();
  const words = wordsOf(language, "account");
  return { title: words("loginTitle"), description: words("loginDescription") };
}

export default async function LoginPage({ searchParams }: PageProps) {
  const { next } = await searchParams;
  const { language } = await visitorMarket();
  const words = wordsOf(language, "account");
  return (
    <div className={loginLook}>
      <h1>{words("loginTitle")}</h1>
      <LoginFormClient
        next={(typeof next === "string" ? ownPath(next) : undefined) ?? paths.my}
        words={{
          email: words("email"),
          password: words("password"),
          submit: words("submit"),
          submitting: words("submitting"),
          failed: words("failed"),
        }}
        sendingWords={messagesOf(language, "sending")}
      />
      <p>
        <a href={paths.forgotPassword}>{words("forgot")}</a>
      </p>
      <p>
        {words("noAccount")} <a href={paths.register}>{words("register")}</a>
      </p>
    </div>
  );
}
