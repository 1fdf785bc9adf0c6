CREATE TABLE "model_batch_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"review_number" integer NOT NULL,
	"reply_name" text NOT NULL,
	"prompt_name" text NOT NULL,
	"call_id" uuid NOT NULL,
	"model" text NOT NULL,
	"batch_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_batch_requests_replyName_unique" UNIQUE("reply_name")
);
--> statement-breakpoint
CREATE TABLE "model_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text,
	"model" text NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sending_since" timestamp (3) with time zone,
	"provider_id" text,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"polls" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_sent_at" timestamp (3) with time zone,
	"fence" integer DEFAULT 0 NOT NULL,
	"held_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
ALTER TABLE "model_drafts" ADD COLUMN "is_batched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "is_overnight" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "model_batch_requests" ADD CONSTRAINT "model_batch_requests_batch_id_model_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."model_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_batches" ADD CONSTRAINT "model_batches_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_batch_requests_batch_id_index" ON "model_batch_requests" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "model_batch_requests_submission_id_index" ON "model_batch_requests" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "model_batches_to_do" ON "model_batches" USING btree ("next_at") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "model_batches_owner_id_index" ON "model_batches" USING btree ("owner_id");