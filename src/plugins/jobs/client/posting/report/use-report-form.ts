import { useService } from '#core/client/di/use-service.ts';
import { type ContractFormState, useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { reportJob } from '../../../contract/report-endpoints.ts';
import { newReportSchema } from '../../../contract/report-schemas.ts';

/** The fields of the form that reports a posting. */
export interface ReportValues {
  /** Empty until one is chosen. */
  reason: string;
  detail: string;
  /** The trap. */
  homepage: string;
}

/** The form that reports a posting. */
export function useReportForm(jobId: string, onSent: () => void): ContractFormState<ReportValues> {
  const api = useService(ApiClient);
  return useContractForm<ReportValues, ReturnType<typeof newReportSchema.parse>>({
    schema: newReportSchema,
    defaults: { reason: '', detail: '', homepage: '' },
    toBody: ({ reason, detail, homepage }) => ({ ...(reason !== '' && { reason }), detail, homepage }),
    send: async (body) => {
      await api.call(reportJob, { params: { id: jobId }, body });
      onSent();
    },
  });
}
