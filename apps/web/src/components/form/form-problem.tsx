/** An error of the whole form. */
export function FormProblem({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-13 text-red">
      {message}
    </p>
  );
}
