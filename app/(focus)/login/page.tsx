import type { Metadata } from "next";
import { LoginFormClient } from "@/components/account/login-form-client";
import { paths } from "@/lib/domain/paths";
import { visitorMarket } from "@/lib/server/market";
import { ownPath } from "@/lib/server/own-path";
import { wordsOf } from "@/lib/server/words";

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
    <>
      <h1>{words("loginTitle")}</h1>
      <LoginFormClient
        next={(typeof next === "string" ? ownPath(next) : undefined) ?? paths.my}
        words={{
          email: words("email"),
          password: words("password"),
          submit: words("submit"),
          submitting: words("submitting"),
          failed: words("failed"),
          networkError: words("networkError"),
        }}
      />
    </>
  );
}
