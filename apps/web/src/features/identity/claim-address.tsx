import { claimAddress } from '@greenpen/api-contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';

/** For who comes from single sign-on and does not know the account that has the address here. */
export function ClaimAddress({ onEntered }: { readonly onEntered: () => Promise<void> }) {
  const claim = useMutation({
    mutationFn: async () => {
      await callApi(claimAddress, {});
      await onEntered();
    },
  });
  return (
    <div className="grid gap-3">
      <FormProblem
        message={
          claim.isError ? describeFailure(claim.error, 'That did not work. Please try again.') : undefined
        }
      />
      <Button isBusy={claim.isPending} onClick={() => claim.mutate()}>
        It is not mine: start with a new account
      </Button>
    </div>
  );
}
