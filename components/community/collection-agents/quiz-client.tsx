"use client";

import { type SyntheticEvent, useState } from "react";
import { useMessages, useTranslator } from "#use-messages";
import { FormFailure } from "@/components/form/form-failure";
import { useRouteCall } from "@/components/form/use-route-call";
import { FormSuccess } from "@/components/account/public/form-success-client";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/links/link-button";
import { RadioGroup } from "@/components/ui/radio-group";
import { quizOptions, type QuizQuestion, quizQuestions } from "@/lib/config/community/collection-agents";
import { collectionAgentsRoutes } from "@/lib/contract/community/collection-agents/collection-agents.routes";
import { formatDate } from "@/lib/domain/format";
import { animalPaths } from "@/lib/navigation/animal-paths";

/** Six questions. Wrong answers are named, and the quiz can be repeated at once. */
export function Quiz({ country }: { readonly country: string }) {
  const messages = useMessages("collectionAgents.quiz");

  const t = useTranslator("collectionAgents.quiz");
  const quiz = useQuiz();
  if (quiz.passedUntil !== undefined)
    return (
      <Card>
        <FormSuccess
          title={messages.passedTitle}
          text={t("passedText", { date: formatDate(new Date(quiz.passedUntil), country) })}
        >
          <div>
            <LinkButton href={animalPaths.agentApplication}>{messages.back}</LinkButton>
          </div>
        </FormSuccess>
      </Card>
    );
  const errorOf = (question: QuizQuestion) => {
    if (quiz.missing.includes(question)) return { error: messages.choose };
    return quiz.wrong.includes(question) ? { error: messages.wrong } : {};
  };
  return (
    <Card>
      <form method="post" noValidate className="grid gap-6" onSubmit={quiz.submit}>
        <h2>{messages.heading}</h2>
        {quizQuestions.map((question) => (
          <RadioGroup
            key={question}
            name={question}
            label={messages.questions[question].text}
            options={quizOptions.map((value) => ({ value, label: messages.questions[question][value] }))}
            {...errorOf(question)}
            required
          />
        ))}
        <p role="status" className="font-medium empty:hidden">
          {quiz.wrong.length > 0 && t("wrongCount", { count: quiz.wrong.length })}
        </p>
        <FormFailure message={quiz.failure} />
        <div>
          <Button type="submit" pending={quiz.isSending && messages.checking}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useQuiz() {
  const [missing, setMissing] = useState<readonly QuizQuestion[]>([]);
  const [wrong, setWrong] = useState<readonly QuizQuestion[]>([]);
  const [passedUntil, setPassedUntil] = useState<string>();
  const { send, isSending, failure } = useRouteCall(collectionAgentsRoutes.takeQuiz);
  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const answers = quizQuestions.flatMap((question) => {
      const option = quizOptions.find((value) => value === data.get(question));
      return option === undefined ? [] : [{ question, option }];
    });
    const open = quizQuestions.filter((question) => !answers.some((answer) => answer.question === question));
    setMissing(open);
    setWrong([]);
    if (open.length > 0) return focusQuestion(form, open);
    const outcome = await send({ body: { answers } });
    if (!outcome.ok) return;
    const { isPassed, expiresAt } = outcome.data;
    if (isPassed && expiresAt !== null) setPassedUntil(expiresAt);
    setWrong(outcome.data.wrong);
    focusQuestion(form, outcome.data.wrong);
  }
  return {
    missing,
    wrong,
    passedUntil,
    isSending,
    failure,
    submit: (event: SyntheticEvent<HTMLFormElement>) => void submit(event),
  };
}

/** The first of the questions. */
function focusQuestion(form: HTMLFormElement, [question]: readonly QuizQuestion[]) {
  if (question === undefined) return;
  const inputs = [...form.querySelectorAll<HTMLInputElement>(`input[name=${question}]`)];
  (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
}
