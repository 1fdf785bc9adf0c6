type Props = { readonly text: string | undefined };

/** What there is to tell the student, in one sentence; it follows the newest draft. */
export function ForInstructor({ text }: Props) {
  if (text === undefined || text === '') return null;
  return <p className="border-b border-rule px-4 pt-0.5 pb-3 font-serif text-16 leading-normal">{text}</p>;
}
