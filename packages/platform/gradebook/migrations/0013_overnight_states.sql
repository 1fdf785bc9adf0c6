ALTER TABLE "courses" ADD COLUMN "reads_overnight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_batches" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "model_batches" ADD COLUMN "papers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_batches" ADD COLUMN "requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_batches" ADD COLUMN "answered" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_batches" ADD COLUMN "expired" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_batches" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_batches" ADD COLUMN "given_up" integer DEFAULT 0 NOT NULL;