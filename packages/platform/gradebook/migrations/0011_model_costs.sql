ALTER TABLE "model_calls" ADD COLUMN "submission_id" uuid;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "bound_output" integer;--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "is_batched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_drafts" ADD COLUMN "reserved_dollars" double precision;